import type { Language } from '@bank/i18n/languages.ts'
import { nonBlank, type Text } from '@bank/model/text.ts'
import { videoSlider as slider } from '@bank/rules/constants.ts'
import { videoSource } from '@bank/rules/video/video-source.ts'
import { elementId } from '@bank/ui/element-id.ts'
import { pictureAddress } from '@bank/ui/pictures/picture-address.ts'
import type { PictureSource } from '@bank/ui/pictures/picture-source.ts'
import { frameAttributes } from '@bank/ui/safe-html/video-embed.ts'
import type { BlockContext, BlockRecord, ToProps } from '../block.ts'
import type { videoSlider } from './schema.ts'

export type CaptionTrack = { readonly language: Language; readonly label: string; readonly address: string }

/** What the player holds for one slide: a file of ours with its captions, or an embed that asks its host for nothing until it is played. */
export type Video =
  | { readonly kind: 'file'; readonly address: string; readonly captions: readonly CaptionTrack[] }
  | { readonly kind: 'embed'; readonly address: string; readonly id: string }

export type VideoSlide = {
  readonly title: Text
  readonly intro: Text | undefined
  readonly poster: PictureSource | undefined
  /** Address of the still picture that the player shows before the video. */
  readonly still: string | undefined
  readonly video: Video
}

export type VideoSliderLabels = {
  readonly slides: string
  readonly play: string
  readonly stop: string
  readonly inPlayer: string
  /** Names of the dots, one for each slide. */
  readonly dots: readonly string[]
}

export type VideoSliderProps = {
  id: string
  language: Language
  label: Text | undefined
  headline: Text | undefined
  slides: readonly VideoSlide[]
  /** Milliseconds that a slide stays (BLK-87). */
  interval: number
  labels: VideoSliderLabels
}

type StoredSlide = NonNullable<BlockRecord<typeof videoSlider>['slides']>[number]

/** How wide the still in the player is made, in pixels; its shape is that of the player. */
const stillWidth = 780

const stillAddress = (poster: PictureSource | undefined): string | undefined =>
  poster && pictureAddress(poster, Math.min(stillWidth, poster.width, Math.floor((poster.height * 16) / 9)), '16:9')

/** Throws for a file without captions in both languages (BLK-83). */
const readVideo = (
  { video, captionsEn, captionsEs }: StoredSlide,
  { title, taken, refuse }: { title: string; taken: ReadonlySet<string>; refuse: BlockContext['refuse'] },
): Video | undefined => {
  const source = videoSource(video?.trim() ?? '')
  if (!source) return undefined
  if (source.kind === 'embed') {
    const { src = '', id = '' } = frameAttributes({ src: source.address, title }, taken)
    return { kind: 'embed', address: src, id }
  }
  if (!captionsEn || !captionsEs) return refuse('video', source.address, 'needs captions: fill in captionsEn and captionsEs')
  return {
    kind: 'file',
    address: source.address,
    captions: [
      { language: 'en', label: 'English', address: captionsEn },
      { language: 'es', label: 'Español', address: captionsEs },
    ],
  }
}

const readSlides = (record: BlockRecord<typeof videoSlider>, { picture, refuse }: BlockContext): readonly VideoSlide[] => {
  const taken = new Set<string>()
  return (record.slides ?? []).flatMap((stored): VideoSlide[] => {
    const title = nonBlank(stored.title)
    const video = readVideo(stored, { title: title?.text ?? '', taken, refuse })
    if (!title || !video) return []
    if (video.kind === 'embed') taken.add(video.id)
    const poster = picture(stored.poster)
    return [{ title, intro: nonBlank(stored.intro), poster, still: stillAddress(poster), video }]
  })
}

/** A slide without a title or without a video is left out; without slides the block is hidden (BLK-03, BLK-79). */
export const toProps: ToProps<typeof videoSlider, VideoSliderProps> = (record, context) => {
  const { t, language } = context
  const slides = readSlides(record, context)
  if (slides.length === 0) return undefined
  const headline = nonBlank(record.headline)
  return {
    id: elementId(record.id),
    language,
    label: nonBlank(record.label),
    headline,
    slides,
    interval: slider.autoplayInterval,
    labels: {
      slides: headline?.text ?? t('videos'),
      play: t('playVideo'),
      stop: t('stopMotion'),
      inPlayer: t('inThePlayer'),
      dots: slides.map(({ title }, index) => t('showVideo', { number: index + 1, count: slides.length, title: title.text })),
    },
  }
}
