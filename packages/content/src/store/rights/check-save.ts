import type { CollectionConfig, GlobalConfig, PayloadRequest } from 'payload'
import { markedHidden } from '../../export/visibility.ts'
import { checkIsNewest, newestVersion as newest } from '../../reviews/newest-version.ts'
import { moveOf, refuseUnsound } from '../../reviews/record-check.ts'
import { answerWhole, savesDraft } from '../history/answer-whole.ts'
import { differences } from '../history/differences.ts'
import { historyOf, isLastChangeOf } from '../history/read-history.ts'
import { checkHasSeen, takeUnanswered } from '../history/seen-change.ts'
import { noteWhatWasPublished, wasPublished } from '../history/was-published.ts'
import { refuseSave } from '../refusals/refuse-save.ts'
import { savesRecord } from './content-access.ts'
import { isPuttingAway, requireReason } from './require-reason.ts'
import { hasRole, keepersOf } from './roles.ts'

/** Set in a request's context by what has compared the version that somebody looked at with the newest one. */
export const namesVersion = 'namesVersion'

/** Set in a request's context where one person alone publishes, in an emergency. */
export const actsAlone = 'actsAlone'

/** Refuses a change by somebody who does not keep such records; approvers may do something else with them. */
const refuseChange = ({ user }: PayloadRequest): never =>
  hasRole(user, 'approver')
    ? refuseSave('You may publish this and not change it.')
    : refuseSave('None of your roles may change this record, so somebody else does.')

type Arguments = { readonly draft?: unknown; readonly unpublishAllLocales?: unknown; readonly publishSpecificLocale?: unknown } | undefined

type Operation = { readonly args?: unknown; readonly operation: string; readonly req: PayloadRequest }

/** Notes what a request saves, and refuses versions that would become public, or that replace what its sender may not change. */
const noteSave = (slug: string, { args, operation, req }: Operation): void => {
  if (operation !== 'create' && operation !== 'update' && operation !== 'restoreVersion') return
  const { draft, unpublishAllLocales, publishSpecificLocale } = (args as Arguments) ?? {}
  req.context[savesDraft] = draft === true
  req.context[savesRecord] = true
  if (!req.user) return
  // The store would write the draft over the newest version, and a language alone would leave the other as nobody has seen it.
  if (draft && unpublishAllLocales) refuseSave('Save a draft or unpublish, not both.')
  if (publishSpecificLocale) refuseSave('Both languages are published together.')
  if (operation !== 'restoreVersion') return
  if (!hasRole(req.user, ...keepersOf(slug))) refuseChange(req)
  if (!draft) refuseSave('Restore the version as a draft; somebody else publishes it.')
}

type Fields = Readonly<Record<string, unknown>>

type Save = {
  readonly slug: string
  readonly data: Fields
  /** What was saved last; nothing for a new record. */
  readonly before: Fields | undefined
  readonly req: PayloadRequest
}

/**
 * Four eyes: only an approver changes what is public, by publishing or unpublishing exactly what is saved, and only what somebody else changed last. What
 * goes live is in order, and nothing on the site needs what leaves, by whatever way it is saved.
 * What leaves, or is marked so, has a reason. Programs of the bank act without a person and are trusted.
 */
const checkSave = async ({ slug, data, before, req }: Save): Promise<void> => {
  if (!req.user) return
  // A version that comes back as a draft still says what it was.
  const isPublished = data['_status'] === 'published' && !req.context['isRestoringVersion']
  const brought = before === undefined ? [] : differences(before, data)
  const isChanged = before === undefined || brought.length > 0
  const id = String(before?.['id'] ?? slug)
  const changesSite = isPublished || (!req.context[savesDraft] && wasPublished(req, slug, id))
  // What changes nothing would still be a version of a record that others keep.
  if ((isChanged || !changesSite) && !hasRole(req.user, ...keepersOf(slug))) refuseChange(req)
  if (before !== undefined) await checkHasSeen(req, { kind: slug, record: id, seen: data['seenChange'], before, brought })
  if (!isPublished && (req.context[savesDraft] || before === undefined)) {
    if (before && isPuttingAway(before, data)) requireReason(req, slug, data)
    return
  }
  const isAlone = req.context[actsAlone] === true
  if (!isAlone && !hasRole(req.user, 'approver')) {
    if (!isPublished && (!isChanged || wasPublished(req, slug, id))) refuseSave('Approvers take records off the site.')
    refuseSave('Save it as a draft; an approver publishes it.')
  }
  if (isChanged) refuseSave('Save the change as a draft first; somebody else publishes it.')
  const isOwn = !isAlone && isLastChangeOf(req.user.id, await historyOf(req, slug, id))
  if (isOwn && isPublished) refuseSave('You changed this last, so somebody else publishes it.')
  if (isOwn) refuseSave('You changed this last, so somebody else takes it off the site.')
  if (isPublished) await checkNamed(req, slug, id)
  if (!isPublished && wasPublished(req, slug, id)) requireReason(req, slug, data)
  const isHidden = !isPublished || markedHidden(slug, { ...before, ...data }) !== undefined
  if (isPublished || wasPublished(req, slug, id)) await refuseUnsound(req, { slug, id }, moveOf({ isHidden }), isAlone)
}

/** Refuses to publish what nobody says to have looked at: a save names the newest version, as `seen` in its address. */
const checkNamed = async (req: PayloadRequest, slug: string, id: string): Promise<void> => {
  if (req.context[namesVersion]) return
  const saved = await newest(req, { slug, id })
  const { seen } = req.query
  if (seen === undefined)
    refuseSave('Open the record and press “Approve and publish”: what is published is the version that you looked at.', 409)
  checkIsNewest(saved, String(seen))
}

/** What was saved last of a record: a bulk save that is no draft is told what is public. */
const newestVersion = async (req: PayloadRequest, collection: string, original: Fields): Promise<Fields> => {
  if (!req.user || req.context[savesDraft]) return original
  const id = String(original['id'])
  return (await req.payload.findByID({ collection, id, draft: true, depth: 0, req })) as unknown as Fields
}

/** The rights of a collection whose records have drafts. */
export const recordRights = {
  beforeOperation: [takeUnanswered as never, (operation) => noteSave(operation.collection.slug, operation), answerWhole],
  beforeChange: [
    async ({ collection: { slug }, data, operation, originalDoc, req }) => {
      const before = operation === 'create' ? undefined : await newestVersion(req, slug, originalDoc)
      if (before && req.user && !req.context[savesDraft]) await noteWhatWasPublished(req, slug, String(before['id']))
      await checkSave({ slug, data, before, req })
    },
  ],
} satisfies CollectionConfig['hooks']

/** The rights of a global with drafts. It can't be unpublished: no page is without it. */
export const globalRights = {
  beforeOperation: [
    takeUnanswered as never,
    (operation) => {
      // The store would write the older version in place of what is public, draft or not.
      if (operation.operation === 'restoreVersion')
        refuseSave('Older site settings are not restored as a whole: copy what you need into a draft.')
      noteSave(operation.global.slug, operation)
    },
    answerWhole,
  ],
  beforeChange: [
    async ({ data, global: { slug }, originalDoc, req }) => {
      if (req.user && !req.context[savesDraft] && data['_status'] !== 'published') refuseSave('No page is without the site settings.')
      await checkSave({ slug, data, before: { ...originalDoc, id: undefined }, req })
    },
  ],
} satisfies GlobalConfig['hooks']
