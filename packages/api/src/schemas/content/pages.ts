import * as z from 'zod/mini';
import { code, locale } from '../../fields.ts';
import { href, picture, request, text } from './parts.ts';
import { richText } from './richText.ts';

/** A static page (CH-009, CH-078): `title` and the text, in sections by its `h2`. */
export const pageBody = z.object({
  title: text,
  /** For search engines, one or two sentences. */
  description: text,
  /** Under the title. */
  lead: z.optional(text),
  /** Day of the last change of meaning. */
  updatedOn: z.optional(z.iso.date('must be a day as YYYY-MM-DD')),
  content: richText,
});

const ideaLink = z.object({ label: text, url: href });

/** What an editor writes of the page of ideas (CH-031): sections of links with a picture, and links to regions. */
export const ideasBody = z.object({
  title: text,
  description: text,
  intro: text,
  sections: z.array(
    z.object({
      title: text,
      intro: text,
      ideas: z.array(z.extend(ideaLink, { cover: picture })).check(z.minLength(1)),
    }),
  ),
  regions: z.array(ideaLink),
});

const redirectedPath = z
  .string()
  .check(
    z.regex(
      /^\/[^\s?#]*[^\s?#/]$/,
      'must be a path such as "/old-name", without "?", "#" and a "/" at its end',
    ),
  );

const ownPage = z.string().check(z.regex(/^\/(?!\/)\S*$/, 'must be a path that begins with "/"'));

/** Addresses that are no page any more, or short ones for print, and the page that each leads to for good. */
export const redirectsBody = z.object({
  redirects: z.array(z.object({ from: redirectedPath, to: ownPage })),
});

/** What `staticContent` takes and returns (CH-009). */
export const staticContent = {
  request: z.extend(request, { id: code }),
  response: z.extend(pageBody, {
    id: z.string(),
    /** The markets that have it, for links from one to another. */
    locales: z.array(locale),
  }),
};

/** What `contentRedirect` takes and returns: where an address that is no page leads to, if anywhere. */
export const contentRedirect = {
  request: z.extend(request, { path: z.string().check(z.maxLength(1000)) }),
  response: z.object({ to: z.nullable(z.string()) }),
};

/** What `weekendIdeas` takes and returns (CH-031). */
export const weekendIdeas = { request, response: ideasBody };

/** A static page and the markets that have it (CH-009). */
export type StaticContent = z.output<typeof staticContent.response>;
/** Addresses that are no page any more, or short ones for print, and the page that each leads to. */
export type Redirects = z.output<typeof redirectsBody>;
/** The page of ideas: sections of links with a picture, and links to regions (CH-031). */
export type WeekendIdeas = z.output<typeof weekendIdeas.response>;
