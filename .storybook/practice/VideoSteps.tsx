import { VideoSteps } from '@sabadora/design-system/VideoSteps';

export function Do() {
  return (
    <VideoSteps
      headingLevel={4}
      steps={[
        { title: 'Choose', text: 'A weekend, by e-mail or by post.' },
        { title: 'Give', text: 'With your own words on the card.' },
      ]}
    />
  );
}

export function Dont() {
  return (
    <VideoSteps
      headingLevel={4}
      steps={[
        { title: 'Watch the film', text: 'It explains everything.' },
        { title: 'Free cancellation' },
        { title: 'Best prices' },
      ]}
    />
  );
}
