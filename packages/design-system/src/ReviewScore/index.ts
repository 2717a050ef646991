export { ReviewScore, type ReviewScoreProps } from './ReviewScore.tsx';
