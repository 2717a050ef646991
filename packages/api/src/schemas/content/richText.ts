import { RICH_TEXT_SLOTS, RICH_TEXT_TAGS, type RichText } from '@sabadora/domain';
import * as z from 'zod/mini';
import { href } from './parts.ts';

/** Sanitised text of editors as data: see `RichText` in the domain package. */
export const richText: z.ZodMiniType<RichText> = z.lazy(() =>
  z.array(
    z.union([
      z.string(),
      z.object({ slot: z.enum(RICH_TEXT_SLOTS) }),
      z.object({
        tag: z.enum(RICH_TEXT_TAGS),
        href: z.optional(href),
        id: z.optional(z.string()),
        children: z.optional(richText),
      }),
    ]),
  ),
);
