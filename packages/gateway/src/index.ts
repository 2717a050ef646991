export type { CatalogueSource, SourceOptions } from './catalogue/CatalogueSource.ts';
export { seed, type SeedOptions } from './catalogue/seed.ts';
export { type Database, type DatabaseOptions, openDatabase } from './database/connect.ts';
export { migrate } from './database/migrate.ts';
export { createGateway, type GatewayOptions } from './server.ts';
