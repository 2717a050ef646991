import type { CampaignClosed } from '@sabadora/domain';

/** Message for the terminal about a campaign that is closed today. */
export function campaignNotice(minisiteUrl: string, { reason, day }: CampaignClosed): string {
  if (reason === 'soon')
    return `${minisiteUrl}: the campaign begins on ${day}. Until then visitors see its banner with that day and a link to the storefront, and can book nothing here.`;
  return `${minisiteUrl}: the campaign ended on ${day}. Visitors see its banner with that day and a link to the storefront, and can book nothing here. To open it, give \`campaign.booking\` later days, or remove \`campaign\`.`;
}
