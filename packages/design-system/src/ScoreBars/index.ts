export { type ScoreBar, ScoreBars, type ScoreBarsProps } from './ScoreBars.tsx';
