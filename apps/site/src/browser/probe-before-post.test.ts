// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { connection } from './connection.ts'
import { probeBeforePost } from './probe-before-post.ts'

/** What the browser would send: the value of the button that was pressed. */
const sent: string[] = []
probeBeforePost(document)
document.addEventListener('submit', (event) => {
  if (event.defaultPrevented) return
  event.preventDefault()
  sent.push((event.submitter as HTMLButtonElement).value)
})

afterEach(() => {
  sent.length = 0
  document.body.innerHTML = ''
})

/** A form, and a network whose answers are given by hand. */
const show = (attributes: string) => {
  document.body.innerHTML = `<form ${attributes}><button value="yes">Yes</button></form><div class="islands-failed"></div>`
  const answers: ((isReached: boolean) => void)[] = []
  const probe = vi.spyOn(connection, 'probe').mockImplementation(() => new Promise((resolve) => answers.push(resolve)))
  const answer = async (isReached: boolean) => {
    for (const give of answers.splice(0)) give(isReached)
    await vi.waitFor(() => expect(button.ariaBusy).toBe(null))
  }
  const button = document.querySelector('button') as HTMLButtonElement
  return { probe, answer, button, notice: document.querySelector('.islands-failed') as HTMLElement }
}

it('[D-HEAD-1] a form is posted once, by the button that was pressed, when the site is reached, however often it was pressed', async () => {
  const { probe, answer, button } = show('method="post" action="?useful"')
  button.click()
  button.click()
  expect([sent, button.ariaBusy, probe.mock.calls.length]).toEqual([[], 'true', 1])
  await answer(true)
  expect(sent).toEqual(['yes'])
})

it('[D-HEAD-1] a form that is not posted for want of a network says so, and is asked for anew by the next press', async () => {
  const { probe, answer, button, notice } = show('method="post"')
  button.click()
  await answer(false)
  expect([sent, notice.style.display]).toEqual([[], 'block'])
  button.click()
  await answer(true)
  expect(sent).toEqual(['yes'])
  // A page that stays, as after an answer without content, asks each time.
  button.click()
  expect([sent.length, probe.mock.calls.length]).toEqual([1, 3])
  await answer(true)
  expect(sent).toHaveLength(2)
})

it.each(['method="get"', 'method="post" action="https://elsewhere.example/"'])('[D-HEAD-1] a form with %s is left alone', (attributes) => {
  const { probe, button } = show(attributes)
  button.click()
  expect([sent, probe.mock.calls.length]).toEqual([['yes'], 0])
})

it('[D-HEAD-1] so is a form that a script sends', () => {
  const { probe, button } = show('method="post"')
  document.body.addEventListener('submit', (event) => event.preventDefault(), { once: true })
  button.click()
  expect([sent, probe.mock.calls.length]).toEqual([[], 0])
})
