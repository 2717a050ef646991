import type { ExperimentBody } from '@sabadora/api';
import {
  assignVariation,
  parisInstant,
  parisMoment,
  readDismissed,
  type Flow,
  type Locale,
} from '@sabadora/domain';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { findContent, type ContentView } from './findContent.ts';
import { readPreview, signPreview, type SignedPreview } from './previewToken.ts';

/** What content calls need besides the database. */
export interface ContentOptions {
  now: () => Date;
  /** Secret that signs previews; previews are disabled without it. */
  previewSecret: string | undefined;
}

/** The parameters of a content call that decide what is shown. */
export interface ContentRequest {
  locale?: Locale | undefined;
  flow?: Flow | undefined;
  /** Name of a variation that is shown besides the assigned ones. */
  variation?: string | undefined;
  page?: string | undefined;
  preview?: string | undefined;
  /** Ids of closed banners, in the format of their cookie. */
  dismissed?: string | undefined;
  /** Id of a visitor who consented to analytics. */
  visitor?: string | undefined;
}

/** The visitor or preview that a response is made for. */
export interface Audience {
  view: Omit<ContentView, 'locale'>;
  /** The moment whose content is shown. */
  instant: Date | number;
  /** The visitor's variations by experiment; empty without a visitor's id, and in a preview. */
  experiments: Readonly<Record<string, string>>;
  preview: PreviewShown | null;
}

/** What a preview shows, with the tokens of previews of the other variations at the same moment. */
interface PreviewShown {
  moment: string;
  variation: string | null;
  hasDrafts: boolean;
  choices: { variation: string | null; preview: string }[];
}

/**
 * Reads the audience of a content call: a preview from a signed link, or a visitor with their variations (CH-181).
 */
export function audienceReader(
  db: Kysely<Tables>,
  { now, previewSecret }: ContentOptions,
): (request: ContentRequest) => Promise<Audience> {
  const previewIn = (text: string | undefined) =>
    text === undefined || previewSecret === undefined ? undefined : readPreview(text, previewSecret, now());

  const choicesOf = ({ expires, ...preview }: SignedPreview, names: readonly string[]) =>
    previewSecret === undefined
      ? []
      : [undefined, ...names].map((variation) => ({
          variation: variation ?? null,
          preview: signPreview({ ...preview, variation }, previewSecret, new Date(expires)),
        }));

  return async ({ locale, flow, page, variation, visitor, ...request }) => {
    const preview = previewIn(request.preview);
    const moment = preview?.moment ?? parisMoment(now());
    const withDrafts = preview?.withDrafts ?? false;
    const isDecided = locale !== undefined && (preview !== undefined || visitor !== undefined);
    const running = isDecided
      ? await findContent<ExperimentBody>(db, 'experiments', { locale, moment, page, flow, withDrafts })
      : [];
    const assigned = running.flatMap(({ key, body }): [string, string][] => {
      if (visitor === undefined || preview) return [];
      const found = assignVariation(key, visitor, body.variations);
      return found ? [[key, found.name]] : [];
    });
    const seen = preview ? [preview.variation] : [variation, ...assigned.map(([, name]) => name)];
    const names = running.flatMap(({ body }) => body.variations.map(({ name }) => name));
    return {
      view: {
        page,
        flow,
        moment,
        withDrafts,
        variations: seen.filter((name) => name !== undefined),
        dismissed: new Set(readDismissed(request.dismissed)),
      },
      instant: preview ? parisInstant(preview.moment) : now(),
      experiments: Object.fromEntries(assigned),
      preview: preview
        ? {
            moment,
            variation: preview.variation ?? null,
            hasDrafts: withDrafts,
            choices: choicesOf(preview, names),
          }
        : null,
    };
  };
}
