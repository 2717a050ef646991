export { createSiteServer, type SiteServerOptions } from './createSiteServer.ts';
export { runSite, type RunSiteOptions } from './runSite.ts';
export { checkedRules, contentSecurityPolicy, securityHeaders } from './headers.ts';
export { proxyToGateway } from './proxyToGateway.ts';
export type { SiteSource } from './SiteSource.ts';
export { paymentScript } from './paymentScript.ts';
export type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
