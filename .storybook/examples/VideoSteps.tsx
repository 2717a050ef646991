import { VideoSteps } from '@sabadora/design-system/VideoSteps';

export function Example() {
  return (
    <VideoSteps
      headingLevel={3}
      video={{
        src: 'data:video/mp4,',
        title: 'How a gift works',
        poster: { src: 'data:image/webp;base64,none' },
        captionsSrc: 'data:text/vtt,WEBVTT',
        language: 'en',
        captionsLabel: 'English',
      }}
      steps={[
        { title: 'Choose', text: 'A weekend, by e-mail or by post.' },
        { title: 'Give', text: 'With your own words on the card.' },
        { title: 'They leave', text: 'When it suits them.' },
      ]}
    />
  );
}
