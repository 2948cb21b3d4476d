import { languages } from '@bank/i18n/languages.ts'
import { z } from 'zod'
import { clockCheck } from '../checks/clock.ts'
import { iconCheck } from '../checks/icon.ts'
import { ownPathCheck } from '../checks/path.ts'
import { collection } from '../collection.ts'
import { choice, day, flag, html, list, longText, number, picture, plain, reference, references, text } from '../fields.ts'
import { jsonText, perLanguage } from '../json-text.ts'

const article = {
  uri: plain({ check: ownPathCheck('posts') }),
  title: text({ requiredUnless: ['name', 'headline'] }),
  name: text(),
  headline: text(),
  intro: longText({ help: 'Cards show its first twelve words: make them a sentence.' }),
  description: longText({ help: 'For cards, when there is no intro.' }),
  excerpt: longText({ help: 'For cards, when there is neither intro nor description.' }),
  body: html(),
  date: day(),
  category: text(),
  Topic: references('categories'),
  photo: picture({ help: 'For cards. Without it they show the featured picture.' }),
  featuredImage: picture({ help: 'On the page of its own, and on cards that have no photo.' }),
  author: plain(),
}

/** Blog posts, press releases and reports: the records behind Post, Release and Report cards (CARD-10 to CARD-16, CARD-38). */
export const posts = collection({
  slug: 'posts',
  label: { singular: 'Blog post', plural: 'Blog posts' },
  served: ['blog/post', 'post'],
  shape: article,
})
export const releases = collection({
  slug: 'releases',
  label: { singular: 'Press release', plural: 'Press releases' },
  served: ['press/release', 'release'],
  shape: article,
})
export const reports = collection({ slug: 'reports', label: { singular: 'Report', plural: 'Reports' }, served: ['report'], shape: article })

/** States of the bank, and what is spoken at its events; `both` is in English and in Spanish. */
const eventStates = ['tx', 'la', 'ms'] as const
const eventLanguages = ['en', 'es', 'both'] as const

export const events = collection({
  slug: 'events',
  label: { singular: 'Event', plural: 'Events' },
  served: ['event'],
  shape: {
    uri: plain({ check: ownPathCheck('events') }),
    title: text({ requiredUnless: ['name'] }),
    name: text(),
    summary: longText(),
    description: longText(),
    startDate: day(),
    showDate: text({ help: 'The date in words, for an event that comes again. Shown where there is no start date.' }),
    sessions: list(
      {
        day: day({ required: true }),
        from: plain({ check: clockCheck, help: 'For example 17:30. Empty: the whole day.' }),
        to: plain({ check: clockCheck }),
        language: choice(languages, { help: 'What is spoken, where another session speaks another language.' }),
      },
      {
        help: 'For an event of several days or several times: calendars and months follow these. Write them in words as well, as the time.',
      },
    ),
    time: text(),
    place: text(),
    location: reference('locations', { help: 'The branch where it is: its page announces it. Empty: it is elsewhere.' }),
    state: choice(eventStates, { help: 'Visitors choose events by it.' }),
    language: choice(eventLanguages, { help: 'What is spoken there; visitors choose events by it.' }),
    photo: picture(),
  },
})

export const stories = collection({
  slug: 'stories',
  label: { singular: 'Story', plural: 'Stories' },
  served: ['story'],
  shape: { uri: plain(), title: text({ required: true }), problem: longText(), solution: longText(), result: longText(), photo: picture() },
})

export const portfolios = collection({
  slug: 'portfolios',
  label: { singular: 'Portfolio item', plural: 'Portfolio items' },
  served: ['portfolio'],
  shape: { uri: plain(), name: text({ required: true }), description: html(), photo: picture() },
})

export const trainings = collection({
  slug: 'trainings',
  label: { singular: 'Training', plural: 'Trainings' },
  served: ['training'],
  shape: { title: text({ required: true }), body: html(), label: text(), day: number({ min: 1 }) },
})

export const servicePosts = collection({
  slug: 'service-posts',
  label: { singular: 'Service post', plural: 'Service posts' },
  served: ['service/post', 'service/post/for/tile/grid'],
  shape: {
    icon: plain({ check: iconCheck }),
    iconWidth: number({ min: 1, max: 400 }),
    title: text({ required: true }),
    intro: longText(),
    description: longText(),
    excerpt: longText(),
    uri: plain(),
    linkText: text(),
  },
})

export const infoCardIcons = [
  'snail_mail',
  'email_fraud',
  'text_fraud',
  'social_media_fraud',
  'fraud',
  'card_fraud',
  'peer_fraud',
  'voice_fraud',
  'irs_fraud',
  'employment_fraud',
  'phone_fraud',
  'website_fraud',
] as const

export const infoCards = collection({
  slug: 'info-cards',
  label: { singular: 'Info card', plural: 'Info cards' },
  served: ['info/card'],
  shape: { icon: choice(infoCardIcons), title: text({ required: true }), intro: longText(), body: html() },
})

/** One link of a service card: texts may be per-language maps (CARD-34). */
const serviceCardLink = z.strictObject({
  linkText: perLanguage.optional(),
  link: perLanguage.optional(),
  refresh: z.boolean().optional(),
})

export const serviceCardLinks = z.array(serviceCardLink)

export const serviceCardSets = collection({
  slug: 'service-card-sets',
  label: { singular: 'Service card set', plural: 'Service card sets' },
  shape: {
    name: text(),
    nodes: list({
      title: text(),
      intro: longText(),
      icon: plain({ check: iconCheck }),
      uri: plain(),
      links_json: jsonText(serviceCardLinks),
    }),
  },
})

/** Cards that a smart tag block picks by category; one record per language, by id suffix (D-BLK-19). */
export const smartTagCards = collection({
  slug: 'smart-tag-cards',
  label: { singular: 'Smart tag card', plural: 'Smart tag cards' },
  shape: {
    title: plain({ required: true }),
    intro: plain(),
    link: plain(),
    linkText: plain(),
    refresh: flag({ help: 'The link loads as a full page.' }),
    photo: picture(),
    Category: references('categories'),
  },
})
