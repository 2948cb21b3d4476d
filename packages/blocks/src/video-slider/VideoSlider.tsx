import { Icon } from '@bank/ui/icons/Icon.tsx'
import { MotionSwitch } from '@bank/ui/motion/MotionSwitch.tsx'
import { Picture, phonePictures } from '@bank/ui/pictures/Picture.tsx'
import { LocalizedText } from '@bank/ui/text/LocalizedText.tsx'
import type { VideoSlide, VideoSliderProps } from './toProps.ts'
import { VideoPlayer } from './VideoPlayer.tsx'

type SlideProps = VideoSlide & Pick<VideoSliderProps, 'language'> & { play: string; index: number; count: number; as: 'h2' | 'h3' }

/** A slide is a link to its video, so it leads there without scripts too; with them the video goes into the player. */
const Slide = ({ title, intro, poster, still, video, language, play, index, count, as: Heading }: SlideProps) => (
  <li className="video-slider-slide">
    <a
      className="video-slider-link"
      href={video.address}
      data-video-slide=""
      data-astro-reload=""
      data-astro-prefetch="false"
      {...(video.kind === 'embed' && { target: '_blank', rel: 'noopener' })}
    >
      {poster && (
        <Picture
          of={poster}
          aspect="16:10"
          most={1160}
          sizes={`${phonePictures}, (max-width: 890px) 100vw, 580px`}
          className="video-slider-poster"
          decorative
        />
      )}
      <div className="video-slider-words">
        <span className="label">
          {index + 1} / {count}
        </span>
        <Heading className="video-slider-title">
          <span lang={title.lang}>{title.text}</span>
        </Heading>
        <LocalizedText of={intro} as="span" className="video-slider-intro" />
        <span className="video-slider-play">
          <Icon name="play" size={20} />
          {play}
        </span>
      </div>
    </a>
    <template>
      <VideoPlayer title={title} still={still} video={video} language={language} />
    </template>
  </li>
)

/** The player as the page comes: the first slide's video, or its picture when it is an embed, which loads only when it is played. */
const Stage = ({ title, still, video, language }: VideoSlide & Pick<VideoSliderProps, 'language'>) =>
  video.kind === 'file' ? (
    <VideoPlayer title={title} still={still} video={video} language={language} />
  ) : (
    <a className="video-slider-facade" href={video.address} target="_blank" rel="noopener" aria-label={title.text} data-video-facade="">
      {still && <img src={still} alt="" width={1280} height={720} loading="lazy" />}
      <Icon name="play" size={32} />
    </a>
  )

/**
 * One slide in view at a time, dots and a switch for the motion under it, then the player (BLK-79 to BLK-87). Everything here is plain
 * HTML; `apps/site/src/video/video-slider.ts` lets the slides move and load their videos.
 */
export const VideoSlider = ({ id, language, label, headline, slides, interval, labels }: VideoSliderProps) => {
  const [first] = slides
  return (
    <section className="video-slider section on-dark" data-mount="video-slider" data-video-slider={interval} aria-label={labels.slides}>
      <div className="wrap">
        {(label || headline) && (
          <div className="video-slider-head">
            <LocalizedText of={label} className="label" />
            <LocalizedText of={headline} as="h2" />
          </div>
        )}
        <ul className="slider-track video-slider-track" data-video-track="">
          {slides.map((slide, index) => (
            <Slide
              key={`${index} ${slide.title.text}`}
              {...slide}
              language={language}
              play={labels.play}
              index={index}
              count={slides.length}
              as={headline ? 'h3' : 'h2'}
            />
          ))}
        </ul>
        <div className="video-slider-controls">
          <ul className="video-slider-dots">
            {labels.dots.map((name, index) => (
              <li key={name}>
                <button type="button" className="video-slider-dot" aria-label={name} aria-current={index === 0} data-video-dot="" />
              </li>
            ))}
          </ul>
          <MotionSwitch label={labels.stop} />
        </div>
        {first && (
          <div className="video-slider-player" id={`${id}-player`} data-video-player="">
            <div className="video-slider-stage" data-video-stage="">
              <Stage {...first} language={language} />
            </div>
            <div className="video-slider-now">
              <p className="label">{labels.inPlayer}</p>
              <p className="video-slider-now-title" lang={first.title.lang} data-video-now="">
                {first.title.text}
              </p>
            </div>
          </div>
        )}
      </div>
    </section>
  )
}
