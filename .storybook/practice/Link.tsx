import { Link } from '@sabadora/design-system/Link';

export function Do() {
  return (
    <p>
      A dog may come along: see <Link href="#rules">the rules of the house</Link>.
    </p>
  );
}

export function Dont() {
  return (
    <p>
      For the rules of the house click <Link href="#rules">here</Link>.
    </p>
  );
}
