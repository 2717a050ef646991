import { problemLine } from '@sabadora/content';
import type { Plugin } from 'vite';
import { partnersFolder, partnersOfSite } from '../src/partnersOfSite.ts';
import { siteTexts } from '../src/siteTexts.ts';

/** Fails the build when partners' files have problems; the message has file, line and remedy of each. */
export function checkedPartners(): Plugin {
  return {
    name: 'sabadora-partners',
    apply: 'build',
    async buildStart() {
      const { problems } = await partnersOfSite(siteTexts);
      if (problems.length === 0) return;
      this.error(problems.map((problem) => problemLine(partnersFolder(), problem)).join('\n'));
    },
  };
}
