// Every page, one line each.

export { activities } from './activities/index.ts';
export { activity } from './activity/index.ts';
export { booking } from './booking/index.ts';
export { boxes } from './boxes/index.ts';
export { careLogin } from './careLogin/index.ts';
export { confirmation } from './confirmation/index.ts';
export { content } from './content/index.ts';
export { crash } from './crash/index.ts';
export { home } from './home/index.ts';
export { notFound } from './notFound/index.ts';
export { search } from './search/index.ts';
export { splash } from './splash/index.ts';
export { stay } from './stay/index.ts';
