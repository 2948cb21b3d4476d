import type { CollectionConfig } from 'payload'
import { appendOnly } from '../store/collections/append-only.ts'
import { kindField } from '../store/labels/kind-field.ts'
import { timeField } from '../store/labels/time-field.ts'
import { readsContent } from '../store/rights/content-access.ts'
import { byIn, commentIn } from './program-words.ts'

/** What may happen to a draft on its way to the site. */
export const reviewActions = [
  'submitted',
  'commented',
  'sentBack',
  'approved',
  'withdrawn',
  'scheduled',
  'unscheduled',
  'failed',
  'endScheduled',
  'endUnscheduled',
  'ended',
  'emergency',
  'confirmed',
  'published',
] as const

export type ReviewAction = (typeof reviewActions)[number]

export const reviewsSlug = 'reviews'

/** Every step of every draft on its way to the site: who submitted, commented, sent back or approved it, when and why. Only ever added to. */
export const reviewsCollection: CollectionConfig = {
  slug: reviewsSlug,
  labels: { singular: 'Review', plural: 'Reviews' },
  ...appendOnly(readsContent),
  admin: {
    useAsTitle: 'record',
    defaultColumns: ['at', 'action', 'kind', 'record', 'by', 'comment'],
    group: 'Administration',
    description: 'Who submitted, commented, sent back or approved which draft. Written by the list “Waiting” and beside each record.',
  },
  fields: [
    kindField,
    { name: 'record', type: 'text', required: true, index: true },
    { name: 'action', type: 'select', required: true, options: [...reviewActions] },
    {
      name: 'comment',
      type: 'textarea',
      hooks: { afterRead: [({ value, siblingData, req }) => commentIn(req.i18n.language, String(value ?? ''), siblingData['action'])] },
    },
    { ...timeField('at'), index: true },
    {
      name: 'by',
      type: 'text',
      required: true,
      hooks: { afterRead: [({ value, req }) => byIn(req.i18n.language, String(value))] },
    },
    { name: 'person', type: 'text', required: true, admin: { hidden: true } },
    // What was looked at: a draft that was changed since is another one.
    { name: 'version', type: 'text', admin: { hidden: true } },
  ],
}
