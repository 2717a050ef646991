export { createSiteServer, type SiteServerOptions } from './createSiteServer.ts';
export { runSite, type RunSiteOptions } from './runSite.ts';
export type { EmbeddedProvider } from './headers.ts';
export type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
