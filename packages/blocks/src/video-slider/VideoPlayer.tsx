import type { Language } from '@bank/i18n/languages.ts'
import type { VideoSlide } from './toProps.ts'

type PlayerProps = Pick<VideoSlide, 'title' | 'still' | 'video'> & { language: Language }

/**
 * The player of one slide. A file brings captions in both languages, those of the page switched on; an embed is a frame with the JS API
 * switched on and an id of its own (BLK-83, BLK-88, BLK-89).
 */
export const VideoPlayer = ({ title, still, video, language }: PlayerProps) =>
  video.kind === 'embed' ? (
    <iframe
      src={video.address}
      id={video.id}
      title={title.text}
      loading="lazy"
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      allowFullScreen
    />
  ) : (
    // biome-ignore lint/a11y/useMediaCaption: its tracks are made of the slide's captions, which `toProps` insists on
    <video src={video.address} poster={still} aria-label={title.text} width={1280} height={720} controls playsInline preload="metadata">
      {video.captions.map((track) => (
        <track
          key={track.language}
          kind="captions"
          srcLang={track.language}
          label={track.label}
          src={track.address}
          default={track.language === language}
        />
      ))}
    </video>
  )
