import * as z from 'zod/mini';
import { code, locale } from '../../fields.ts';
import { href, picture, request, text } from './parts.ts';
import { richText } from './richText.ts';

/** A static page (CH-009, CH-078): `title` and the text, divided into sections at its `h2`. */
export const pageBody = z.object({
  title: text,
  /** Description for search engines, one or two sentences. */
  description: text,
  /** Introduction under the title. */
  lead: z.optional(text),
  /** Day of the last change to its meaning. */
  updatedOn: z.optional(z.iso.date('must be a day as YYYY-MM-DD')),
  content: richText,
});

const ideaLink = z.object({ label: text, url: href });

/**
 * Content of the ideas page, as an editor writes it (CH-031): sections of links with a picture, and links to regions.
 */
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

/** Permanent redirects: former addresses of pages and short addresses for print, each with its page. */
export const redirectsBody = z.object({
  redirects: z.array(z.object({ from: redirectedPath, to: ownPage })),
});

/** Request and response of `staticContent` (CH-009). */
export const staticContent = {
  request: z.extend(request, { id: code }),
  response: z.extend(pageBody, {
    id: z.string(),
    /** Markets that have the page, for links between them. */
    locales: z.array(locale),
  }),
};

/** Request and response of `contentRedirect`: the redirect of an address without a page, if there is one. */
export const contentRedirect = {
  request: z.extend(request, { path: z.string().check(z.maxLength(1000)) }),
  response: z.object({ to: z.nullable(z.string()) }),
};

/** Request and response of `weekendIdeas` (CH-031). */
export const weekendIdeas = { request, response: ideasBody };

/** A static page and the markets that have it (CH-009). */
export type StaticContent = z.output<typeof staticContent.response>;
/** Permanent redirects: former addresses of pages and short addresses for print, each with its page. */
export type Redirects = z.output<typeof redirectsBody>;
/** The page of ideas: sections of links with a picture, and links to regions (CH-031). */
export type WeekendIdeas = z.output<typeof weekendIdeas.response>;
