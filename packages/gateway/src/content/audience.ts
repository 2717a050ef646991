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
  /** Signs previews; without it there are none. */
  previewSecret: string | undefined;
}

/** What a content call may say of when, where and for whom. */
export interface ContentRequest {
  locale?: Locale | undefined;
  flow?: Flow | undefined;
  /** One more than the visitor was assigned. */
  variation?: string | undefined;
  page?: string | undefined;
  preview?: string | undefined;
  /** As the cookie of closed banners has it. */
  dismissed?: string | undefined;
  /** Of a visitor who consented to be counted. */
  visitor?: string | undefined;
}

/** Who a response is for. */
export interface Audience {
  view: Omit<ContentView, 'locale'>;
  /** The moment that is shown. */
  instant: Date | number;
  /** The visitor's variation by experiment: empty without a visitor's id, and in a preview. */
  experiments: Readonly<Record<string, string>>;
  preview: PreviewShown | null;
}

/** What a preview shows, and the texts that show the other variations of its moment. */
interface PreviewShown {
  moment: string;
  variation: string | null;
  hasDrafts: boolean;
  choices: { variation: string | null; preview: string }[];
}

/** Reads the audience of a content call: a preview by a signed link, or a visitor and their variations (CH-181). */
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
