import { expect, type Page } from '@playwright/test'
import { takesOver, types, workflow } from './acts.ts'
import { signIn, test } from './stage.ts'

test('what is wrong is said in words where it is, all of it at once, and nothing is offered that is refused', async ({ stage }) => {
  const { world, texts, steps } = stage
  const stranger = await stage.enter()
  await stranger.goto(`${world.admin}/admin`)
  await stranger.getByLabel(texts.email).fill('nobody@gulfpines.example')
  await stranger.getByLabel(texts.password).fill('a guess and no more')
  await stranger.getByRole('button', { name: texts.login }).click()
  await expect(stranger.getByText(texts.lockedWait)).toBeVisible()

  // The first account has all roles.
  const person = await stage.enter()
  await steps.step('administrator', 'signs in', () => signIn(stage, person, 'administrator'))
  await person.goto(`${world.admin}/admin/collections/pages/create`)
  await person.locator('[name=id]').fill('home')
  await person.locator('[name=uri]').fill('nowhere')
  await person.getByRole('button', { name: texts.saveDraft }).click()
  await expect(person.locator('.field-error')).toHaveText([texts.idTaken, texts.noPath, texts.englishMissing])
  await person.screenshot({ path: test.info().outputPath('new-record.png'), fullPage: true })

  await person.goto(`${world.admin}/admin/collections/pages/home`)
  await person.locator('textarea[name=description]').fill('Written and seen by one person alone.')
  await person.getByRole('button', { name: texts.saveDraft }).click()
  await expect(workflow(person).getByText(texts.ownChange)).toBeVisible()
  await expect(workflow(person).getByRole('button', { name: texts.submit })).toBeVisible()
  await expect(workflow(person).getByRole('button', { name: texts.approve })).toHaveCount(0)
  const status = person.locator('.doc-controls .status')
  await expect(status).toContainText(texts.changed)
  await expect(status.getByRole('button')).toHaveCount(0)
  await person.screenshot({ path: test.info().outputPath('own-change.png'), fullPage: true })

  const writer = await stage.enter()
  await steps.step('writer', 'signs in', () => signIn(stage, writer, 'writer'))
  const writes = async (page: Page, text: string) => {
    await types(page, text)
    await page.getByRole('button', { name: texts.saveDraft }).click()
  }
  const faq = `${world.admin}/admin/collections/pages/faq`
  await writer.goto(faq)
  await expect(workflow(writer).getByText(texts.isPublished)).toBeVisible()
  await types(writer, 'Begun by the writer.')
  await takesOver(stage, person, faq)
  // Whoever lost the record learns it with the next letter.
  await types(writer, 'Written over it.')
  await expect(writer.locator('#document-take-over')).toBeVisible()
  await writes(person, 'Written by another.')
  await expect(workflow(person).getByText(texts.isDraft)).toBeVisible()
  await person.reload()
  await expect(person.locator('textarea[name=description]')).toHaveValue('Written by another.')

  const otherTab = await person.context().newPage()
  await otherTab.goto(faq)
  await expect(workflow(otherTab).getByText(texts.isDraft)).toBeVisible()
  // The admin looks with the first letter alone whether a record has changed; what comes later is refused.
  await types(otherTab, 'Begun in another tab.')
  await writes(person, 'Written in one tab.')
  await expect(person.getByRole('button', { name: texts.saveDraft })).toBeDisabled()
  await writes(otherTab, 'Written in another tab.')
  await expect(otherTab.getByText(texts.changedInTab)).toBeVisible()
  await expect(otherTab.locator('textarea[name=description]')).toHaveValue('Written in another tab.')

  // Submitting ends the lock, so that somebody who opened the record before can go on in the form.
  await types(otherTab, 'Written on in another tab.')
  await takesOver(stage, writer, faq)
  await types(writer, 'Begun again by the writer.')
  await takesOver(stage, person, faq)
  await writes(person, 'Submitted by another.')
  await workflow(person).getByRole('button', { name: texts.submit }).click()
  await expect(workflow(person).getByText(texts.isSubmitted)).toBeVisible()
  await writes(writer, 'Written over what is submitted.')
  await expect(writer.getByText(texts.changedByOther)).toBeVisible()
  await person.reload()
  await expect(person.locator('textarea[name=description]')).toHaveValue('Submitted by another.')

  // Without a network or a session it is said what to do, and nothing that was written is lost. Nobody else has this record.
  await person.goto(`${world.admin}/admin/collections/pages/home`)
  const context = person.context()
  const comment = workflow(person).getByLabel(texts.comment, { exact: true })
  const sends = () => workflow(person).getByRole('button', { name: texts.commentOnly, exact: true }).click()
  // The check of the draft may say the same in its own place.
  const answered = (text: RegExp) => workflow(person).locator('p[role=status]').filter({ hasText: text })
  await comment.fill('Written all the same.')
  await types(person, 'Saved all the same.')
  const saves = () => person.getByRole('button', { name: texts.saveDraft }).click()
  const besideSave = person.locator('.doc-controls').getByRole('alert')
  await expect(person.getByRole('button', { name: texts.saveDraft })).toBeEnabled()
  await context.setOffline(true)
  await sends()
  await expect(answered(texts.cut)).toBeVisible()
  await saves()
  await expect(besideSave).toHaveText(texts.cut)
  await person.screenshot({ path: test.info().outputPath('cut.png') })
  await context.setOffline(false)
  const cookies = await context.cookies()
  await context.clearCookies()
  await sends()
  await expect(answered(texts.signedOut)).toBeVisible()
  await expect(comment).toHaveValue('Written all the same.')
  await saves()
  await expect(besideSave).toHaveText(texts.signedOut)
  await context.addCookies(cookies)
  await saves()
  await expect(person.getByRole('button', { name: texts.saveDraft })).toBeDisabled()
  await expect(besideSave).toHaveCount(0)
  await sends()
  await expect(workflow(person).getByText(texts.kept, { exact: true })).toBeVisible()
  await expect(workflow(person).getByText('Written all the same.')).toBeVisible()

  // By its clock the browser has asked for no longer session for two minutes, so opening a page asks for one.
  await person.clock.setFixedTime(Date.now() + 2 * 60_000)
  const longer = person.waitForResponse((response) => response.url().endsWith('/api/users/refresh-token'))
  await person.goto(faq)
  expect((await longer).status()).toBe(200)
})
