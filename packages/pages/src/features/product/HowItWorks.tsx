import { VideoSteps, type VideoStep } from '@sabadora/design-system/VideoSteps';
import type { PurchaseKind } from '@sabadora/domain';
import { Section } from './stay/sections/Section.tsx';
import { useFilm } from './useFilm.ts';

export interface HowItWorksProps {
  /** What is bought: its film is shown, where there is one. */
  kind: PurchaseKind;
  /** E.g. "How it works". */
  title: string;
  /** From the purchase to the day itself. */
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
