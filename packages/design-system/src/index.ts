export * from './theme/index.ts';
export * from './words/index.ts';
