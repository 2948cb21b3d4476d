// @vitest-environment jsdom
import { videoSlider as constants } from '@bank/rules/constants.ts'
import { describe, expect, it } from 'vitest'
import { renderBlock } from '../testing/render.tsx'
import { videoSlider as schema } from './schema.ts'
import { toProps } from './toProps.ts'
import { VideoSlider as View } from './VideoSlider.tsx'

const block = { schema, toProps, View }
const slide = (name: string) => ({
  title: { en: `Title of ${name}`, es: `Título de ${name}` },
  poster: 'magnolia',
  video: `/video/${name}.mp4`,
  captionsEn: `/video/${name}.en.vtt`,
  captionsEs: `/video/${name}.es.vtt`,
})
const slides = ['one', 'two', 'three'].map(slide)
const embed = (address: string) => ({ title: { en: 'From the video host' }, poster: 'magnolia', video: address })
const youtube = 'https://www.youtube-nocookie.com/embed/abc?rel=0'
const show = (shown: object[], language: 'en' | 'es' = 'en') => renderBlock(block, { slides: shown as typeof slides }, { language })
const problems = (shown: object[]) =>
  (schema.schema.safeParse({ id: 'videos', kind: 'videoSlider', slides: shown }).error?.issues ?? []).map(({ message }) => message)

describe('video slider', () => {
  it('[BLK-79] has three slides with title and picture, and a player after them', () => {
    const host = show(slides)
    expect([...host.querySelectorAll('li .video-slider-title')].map(({ textContent }) => textContent)).toEqual([
      'Title of one',
      'Title of two',
      'Title of three',
    ])
    expect(host.querySelectorAll('li img')).toHaveLength(constants.slides)
    const [track, player] = [host.querySelector('[data-video-track]'), host.querySelector('[data-video-player]')]
    expect(player && track?.compareDocumentPosition(player)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it.each([2, 4])('[BLK-79] refuses %i slides', (count) => {
    expect(problems(Array.from({ length: count }, () => slide('one')))).toEqual([`must have exactly 3 rows, it has ${count}`])
  })

  it('[BLK-80] holds the first video in the player from the start, behind its picture', () => {
    const video = show(slides).querySelector('[data-video-stage] video')
    expect(video?.getAttribute('src')).toBe('/video/one.mp4')
    expect(video?.getAttribute('preload')).toBe('metadata')
    expect(video?.getAttribute('loading')).toBe('lazy')
    expect(video?.getAttribute('poster')).toMatch(/^\/media\/magnolia\..*\.780x439\.webp$/)
    expect(video?.hasAttribute('controls')).toBe(true)
    expect(video?.hasAttribute('autoplay')).toBe(false)
  })

  it.each([
    ['en', 'English'],
    ['es', 'Español'],
  ] as const)('[BLK-83] brings captions in both languages, on a page in %s those of the page', (language, label) => {
    const tracks = [...show(slides, language).querySelectorAll('[data-video-stage] track')]
    expect(tracks.map((track) => [track.getAttribute('kind'), track.getAttribute('srclang'), track.getAttribute('src')])).toEqual([
      ['captions', 'en', '/video/one.en.vtt'],
      ['captions', 'es', '/video/one.es.vtt'],
    ])
    expect(tracks.filter((track) => track.hasAttribute('default')).map((track) => track.getAttribute('label'))).toEqual([label])
  })

  it('[BLK-83] refuses a file without captions, by name', () => {
    const { captionsEs: _none, ...without } = slide('one')
    expect(() => show([without, ...slides.slice(1)])).toThrow('video "/video/one.mp4" needs captions: fill in captionsEn and captionsEs')
  })

  it('[BLK-85] has a dot for each slide, the first marked, and no arrows', () => {
    const dots = [...show(slides, 'es').querySelectorAll('[data-video-dot]')]
    expect(dots.map((dot) => [dot.getAttribute('aria-label'), dot.getAttribute('aria-current')])).toEqual([
      ['Video 1 de 3: Título de one', 'true'],
      ['Video 2 de 3: Título de two', 'false'],
      ['Video 3 de 3: Título de three', 'false'],
    ])
    expect(show(slides).querySelector('[class*=arrow]')).toBeNull()
  })

  it('[BLK-87] names its interval to the script that moves it, and can be stopped', () => {
    const host = show(slides)
    expect(host.querySelector('section')?.getAttribute('data-video-slider')).toBe('10000')
    const stop = host.querySelector<HTMLInputElement>('[data-motion]')
    expect([stop?.labels?.[0]?.textContent, stop?.checked]).toEqual(['Stop the motion', false])
  })

  it('leads to the video itself without scripts', () => {
    expect([...show(slides).querySelectorAll('li > a')].map((link) => link.getAttribute('href'))).toEqual([
      '/video/one.mp4',
      '/video/two.mp4',
      '/video/three.mp4',
    ])
  })

  const framed = (host: HTMLElement) => {
    const [template] = host.querySelectorAll('template')
    return template?.content.querySelector('iframe')
  }

  it('[BLK-88] adds the JS API parameter to an embed once and keeps its query', () => {
    const frame = framed(show([embed(youtube), ...slides.slice(1)]))
    expect(frame?.getAttribute('src')).toBe('https://www.youtube-nocookie.com/embed/abc?rel=0&enablejsapi=1')
    const set = framed(show([embed('https://www.youtube.com/embed/abc?enablejsapi=1'), ...slides.slice(1)]))
    expect(set?.getAttribute('src')).toBe('https://www.youtube.com/embed/abc?enablejsapi=1')
  })

  it('[BLK-89] gives each embed an id of its own', () => {
    const ids = [...show([embed(youtube), embed(youtube), slide('three')]).querySelectorAll('template')].map(
      (template) => template.content.querySelector('iframe')?.id,
    )
    expect(ids).toEqual(['video-abc', 'video-abc-2', undefined])
  })

  it('[BLK-80] shows the picture of a first embed and asks its host for nothing', () => {
    const host = show([embed(youtube), ...slides.slice(1)])
    expect(host.querySelector('iframe')).toBeNull()
    expect(host.querySelector('[data-video-facade] img')?.getAttribute('src')).toMatch(/^\/media\/magnolia\./)
  })

  it('refuses what could not be played, and captions that are none', () => {
    expect(problems([{ ...slide('one'), video: 'https://other.example/a.mp4' }, ...slides.slice(1)])[0]).toMatch(
      /^must be the path of an \.mp4/,
    )
    expect(problems([{ ...slide('one'), captionsEn: '/video/one.srt' }, ...slides.slice(1)])[0]).toMatch(/^must be the path of a \.vtt/)
  })

  it('[BLK-03] is hidden without slides that can be played', () => {
    expect(renderBlock(block, { headline: { en: 'Watch' } }).innerHTML).toBe('')
    expect(show(slides.map(({ video: _none, ...rest }) => rest)).innerHTML).toBe('')
  })
})
