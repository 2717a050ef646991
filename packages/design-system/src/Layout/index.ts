export {
  Container,
  type ContainerProps,
  type Gap,
  Grid,
  type GridProps,
  Inline,
  type InlineProps,
  Stack,
  type StackProps,
} from './Layout.tsx';
