import { describe, expect, it } from 'vitest'
import { embedAddress, videoSource } from './video-source.ts'

describe('where a video comes from', () => {
  it.each([
    ['/video/storm-folder.mp4', { kind: 'file', address: '/video/storm-folder.mp4', type: 'video/mp4' }],
    ['/video/en/hook.webm', { kind: 'file', address: '/video/en/hook.webm', type: 'video/webm' }],
    ['https://www.youtube.com/embed/a-B_c1', { kind: 'embed', address: 'https://www.youtube.com/embed/a-B_c1' }],
    ['https://www.youtube-nocookie.com/embed/abc?rel=0', { kind: 'embed', address: 'https://www.youtube-nocookie.com/embed/abc?rel=0' }],
  ])('reads %s', (value, expected) => expect(videoSource(value)).toEqual(expected))

  it.each([
    '',
    'storm-folder.mp4',
    '//other.example/a.mp4',
    '/video/storm-folder.avi',
    '/video/storm folder.mp4',
    'https://other.example/a.mp4',
    'https://www.youtube.com/watch?v=abc',
    'https://www.youtube.com.other.example/embed/abc',
    'ftp://www.youtube.com/embed/abc',
    'https://www.youtube.com:8443/embed/abc',
    'javascript:alert(1)//https://www.youtube.com/embed/abc',
  ])('knows nothing about %j', (value) => expect(videoSource(value)).toBeUndefined())
})

describe('an address of the video host', () => {
  it.each([
    'https://www.youtube.com/embed/abc?rel=0',
    '//www.youtube.com/embed/abc?rel=0',
    'http://www.youtube.com/embed/abc?rel=0',
    ' https://youtube.com/embed/abc?rel=0',
  ])('is read from %j, as people paste it, and always is the secure one', (value) =>
    expect(embedAddress(value)?.href).toBe('https://www.youtube.com/embed/abc?rel=0'),
  )

  it('is told from one that only starts like it', () => {
    expect(embedAddress('https://www.youtube.com/embed/abc')?.hostname).toBe('www.youtube.com')
    expect(embedAddress('https://www.youtube.com.other.example/')).toBeUndefined()
  })
})

it.each(['/film.mp4.exe', '/film.webm/', 'https://www.youtube.com/x/embed/abc', 'https://www.youtube.com/embed/abc/def'])(
  '[D-BLK-10] %s is no video',
  (value) => {
    expect(videoSource(value)).toBeUndefined()
  },
)
