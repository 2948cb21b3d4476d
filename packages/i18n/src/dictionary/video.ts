/** Texts around a video of another host, apart from the rest: HTML that reaches the browser after the build needs them there. */
export const videoTexts = {
  en: {
    playFromYouTube: 'Play the video (from YouTube)',
    videoHost: 'The video comes from {host}, which is asked for nothing until you press play.',
    watchOnYouTube: 'Watch it on YouTube',
  },
  es: {
    playFromYouTube: 'Ver el video (de YouTube)',
    videoHost: 'El video viene de {host}, al que no se le pide nada hasta que usted presiona el botón.',
    watchOnYouTube: 'Verlo en YouTube',
  },
} as const
