import { claimPort } from './services.ts';
import { buildSite, isBuilt, startGateway, startSite, type Running } from './storefront.ts';

/** How minisites are served for people to look at. */
export interface MinisitesOptions {
  port: number;
  gatewayPort: number;
  /** Where the storefront is, to which minisites lead. */
  storefrontPort: string;
  /** A gateway that runs already, e.g. that of `npm start`. @default one of their own */
  gateway?: string | undefined;
  /** How many hotels a new catalogue has. */
  hotels?: string | undefined;
  isDev: boolean;
  /** Campaigns as visitors see them today. @default as if they were open */
  hasRealDays?: boolean;
  /** The one partner, by the name of its file, which is followed as long as it is accepted. @default all */
  partner?: { name: string; file: string; isAccepted: () => Promise<boolean> };
}

/** Where all are by default. */
export const DEFAULT_PORTS = {
  port: process.env['PORT'] ?? '4200',
  'gateway-port': process.env['GATEWAY_PORT'] ?? '4100',
  'storefront-port': '4000',
};

/** Starts minisites, with a gateway of their own where none is given; their servers. */
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
