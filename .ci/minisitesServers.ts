import { claimPort } from './services.ts';
import { buildSite, isBuilt, startGateway, startSite, type Running } from './storefront.ts';

/** Options of a local server of minisites. */
export interface MinisitesOptions {
  port: number;
  gatewayPort: number;
  /** Port of the storefront, to which minisites link. */
  storefrontPort: string;
  /** Address of a running gateway, e.g. that of `npm start`. @default starts one */
  gateway?: string | undefined;
  /** Number of hotels in a new catalogue. */
  hotels?: string | undefined;
  isDev: boolean;
  /** Whether campaigns begin and end on their real days. @default false: all are open */
  hasRealDays?: boolean;
  /**
   * The only partner to serve; the server starts again when its file changes and is accepted. @default all partners
   */
  partner?: { name: string; file: string; isAccepted: () => Promise<boolean> };
}

/** Default ports of all servers. */
export const DEFAULT_PORTS = {
  port: process.env['PORT'] ?? '4200',
  'gateway-port': process.env['GATEWAY_PORT'] ?? '4100',
  'storefront-port': '4000',
};

/** Starts the minisites, and a gateway if none is given; returns the servers. */
export async function startMinisites(options: MinisitesOptions): Promise<Running[]> {
  const { gateway, isDev, hotels, port, partner } = options;
  const isServed = async () =>
    isDev || isBuilt('minisites') || (await buildSite('minisites', { isLocal: true }));
  const startOwn = async () =>
    startGateway({
      port: await claimPort(options.gatewayPort, 'the gateway', '--gateway-port or --gateway'),
      isDev,
      args: hotels === undefined ? [] : ['--hotels', hotels],
      env: { SITE_PORT: String(port) },
    });
  const [own] = await Promise.all([gateway === undefined ? startOwn() : undefined, isServed()]);
  const site = await startSite({
    site: 'minisites',
    port,
    gateway: gateway ?? own?.address ?? '',
    isDev,
    ...(partner && { watch: { watched: [partner.file], isAccepted: partner.isAccepted } }),
    env: {
      STOREFRONT_PORT: options.storefrontPort,
      ...(partner && { PARTNER: partner.name }),
      ...(options.hasRealDays !== true && { CAMPAIGNS: process.env['CAMPAIGNS'] ?? 'open' }),
    },
  });
  return own ? [own, site] : [site];
}
