export { LABELS } from './labels.ts';
export * from './program.ts';
export { PROMISES } from './promises.ts';
