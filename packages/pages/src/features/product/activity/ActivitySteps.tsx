import { memo } from 'react';
import { useWords } from '../../../kit/words/useWords.ts';
import { HowItWorks } from '../HowItWorks.tsx';
import messages from './activity.messages.json';

const STEPS = ['choose', 'receive', 'book'] as const;

/** Steps from choosing an activity to the day itself. */
export const ActivitySteps = memo(function ActivitySteps() {
  const words = useWords(messages);
  return (
    <HowItWorks
      kind="activity"
      title={words('activity.howItWorks')}
      steps={STEPS.map((step) => ({
        title: words(`activity.step.${step}`),
        text: words(`activity.step.${step}Text`),
      }))}
    />
  );
});
