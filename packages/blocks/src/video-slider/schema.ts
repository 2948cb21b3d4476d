import { captions, list, longText, picture, text, video } from '@bank/model/fields.ts'
import { videoSlider as slider } from '@bank/rules/constants.ts'
import { block } from '../block.ts'

/** Three slides with a player underneath (BLK-79 to BLK-87, D-BLK-9, D-BLK-10, D-BLK-22). */
export const videoSlider = block('videoSlider', 'Video slider', {
  label: text({ help: 'Small capitals above the headline.' }),
  headline: text(),
  slides: list(
    {
      title: text({ required: true }),
      intro: longText({ help: 'One or two sentences beside the picture.' }),
      poster: picture({ help: 'Shown on the slide, and in the player until the video plays.' }),
      video: video(),
      captionsEn: captions({ help: 'English captions of a file, such as /video/tour.en.vtt. Embeds bring their own.' }),
      captionsEs: captions({ help: 'Spanish captions, such as /video/tour.es.vtt.' }),
    },
    { min: slider.slides, max: slider.slides },
  ),
})
