import type { Language } from '@bank/i18n/languages.ts'
import type { VideoSlide } from './toProps.ts'

type PlayerProps = Pick<VideoSlide, 'title' | 'still' | 'video'> & { language: Language }

/** Loads the video and its picture when the player comes near, as pictures do. React's types do not know it for videos yet. */
const whenNear: object = { loading: 'lazy' }

/**
 * The player of one slide. A file loads by itself, but no earlier than its player is near what the visitor sees: a page that ends in a
 * video must not cost a phone that video (BLK-80). Browsers that cannot wait load it at once. A file brings captions in both languages, those of the page switched on; an embed is a frame with the JS API
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
    <video
      src={video.address}
      poster={still}
      aria-label={title.text}
      width={1280}
      height={720}
      controls
      playsInline
      preload="metadata"
      {...whenNear}
    >
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
