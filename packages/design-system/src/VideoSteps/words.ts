/** The texts of a `VideoSteps` in one language. */
export interface VideoStepsWords {
  /** Text of the button that starts the film; screen readers announce the film's title after it. */
  play: string;
}

export const en: VideoStepsWords = { play: 'Play the video' };
export const fr: VideoStepsWords = { play: 'Lire la vidéo' };
export const es: VideoStepsWords = { play: 'Reproducir el vídeo' };
export const it: VideoStepsWords = { play: 'Guarda il video' };
export const nl: VideoStepsWords = { play: 'Video afspelen' };
