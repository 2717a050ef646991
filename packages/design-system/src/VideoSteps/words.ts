/** What the film of a page says by itself. */
export interface VideoStepsWords {
  /** On the button that starts the film; its title is heard after it. */
  play: string;
}

export const en: VideoStepsWords = { play: 'Play the video' };
export const fr: VideoStepsWords = { play: 'Lire la vidéo' };
export const es: VideoStepsWords = { play: 'Reproducir el vídeo' };
export const it: VideoStepsWords = { play: 'Guarda il video' };
export const nl: VideoStepsWords = { play: 'Video afspelen' };
