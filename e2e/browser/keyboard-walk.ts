import type { Locator } from '@playwright/test'

/** Most presses of Tab within a form: more of them never leave it. */
const mostPresses = 40

/** What is wrong with how the focused control of a form is shown, in words; nothing once the focus has left the form. */
const lookAtFocused = (form: Element): { readonly name: string; readonly problems: readonly string[] } | undefined => {
  const focused = document.activeElement
  if (!focused || !form.contains(focused)) return undefined
  const box = focused.closest('.field, .form-radio') ?? focused
  const { left, top, right, bottom } = box.getBoundingClientRect()
  const name = focused.getAttribute('name') ?? focused.textContent?.trim() ?? focused.tagName
  // A control that is lower than that is in sight when all of it is.
  const firstLine = Math.min(40, bottom - top - 1)
  const inset = 4
  const points = [
    [left + inset, top + inset],
    [right - inset, top + inset],
    [(left + right) / 2, (top + bottom) / 2],
    [left + inset, bottom - inset],
    [right - inset, bottom - inset],
  ] as const
  const over = points.flatMap(([x, y]) => {
    const hit = document.elementFromPoint(x, y)
    return !hit || box.contains(hit) || hit.contains(box) ? [] : [`covered by ${hit.className || hit.tagName}`]
  })
  const badge = document.querySelector('.form-badge span')?.getBoundingClientRect()
  const problems = [
    ...over,
    ...(bottom < firstLine || top > innerHeight - firstLine ? ['out of sight'] : []),
    ...(left < 0 || right > innerWidth ? ['wider than the window'] : []),
    ...(badge && badge.right > left && badge.top < bottom && badge.bottom > top ? ['covered by the badge'] : []),
  ]
  return { name, problems: [...new Set(problems)] }
}

/**
 * Goes through a form with Tab alone, from its first control to its last. Answers the names of all it came to, and what of them is covered or
 * out of sight, in words.
 */
export const walkByKeyboard = async (
  form: Locator,
): Promise<{ readonly names: readonly string[]; readonly problems: readonly string[] }> => {
  const names: string[] = []
  const problems: string[] = []
  await form.locator('input, select, textarea, a').first().focus()
  for (let press = 0; press < mostPresses; press += 1) {
    const found = await form.evaluate(lookAtFocused)
    if (!found) break
    names.push(found.name)
    problems.push(...found.problems.map((problem) => `${found.name} is ${problem}`))
    await form.page().keyboard.press('Tab')
  }
  return { names, problems }
}
