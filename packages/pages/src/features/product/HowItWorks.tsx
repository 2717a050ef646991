import { VideoSteps, type VideoStep } from '@sabadora/design-system/VideoSteps';
import { Section } from './stay/sections/Section.tsx';

export interface HowItWorksProps {
  /** E.g. "How it works". */
  title: string;
  /** From the purchase to the day itself. */
  steps: readonly VideoStep[];
}

/** The steps from buying a product to enjoying it (PR-071, PR-088). */
export function HowItWorks({ title, steps }: HowItWorksProps) {
  return (
    <Section id="how-it-works" title={title}>
      <VideoSteps steps={steps} />
    </Section>
  );
}
