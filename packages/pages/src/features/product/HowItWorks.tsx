import { VideoSteps, type VideoStep } from '@sabadora/design-system/VideoSteps';
import type { PurchaseKind } from '@sabadora/domain';
import { Section } from './stay/sections/Section.tsx';
import { useFilm } from './useFilm.ts';

export interface HowItWorksProps {
  /** Kind of product, which determines the film, if there is one. */
  kind: PurchaseKind;
  /** Title of the section, e.g. "How it works". */
  title: string;
  /** Steps from the purchase to the day itself. */
  steps: readonly VideoStep[];
}

/** The steps from buying a product to enjoying it (PR-071, PR-088). */
export function HowItWorks({ kind, title, steps }: HowItWorksProps) {
  const video = useFilm(kind, title);
  return (
    <Section id="how-it-works" title={title}>
      <VideoSteps video={video} steps={steps} />
    </Section>
  );
}
