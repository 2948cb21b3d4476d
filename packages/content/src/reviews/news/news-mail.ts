import type { Language } from '@bank/i18n/languages.ts'
import { bankTime } from '../../spanish/bank-time.ts'
import { failureIn } from '../../spanish/failure-in.ts'
import { settingsKey } from '../../store/declaration.ts'
import { collectionName } from '../../store/labels/collection-name.ts'
import { accountMail } from '../../store/mail/account-mail.ts'
import { rolesIn } from '../../store/rights/roles.ts'
import { editPath } from '../edit-path.ts'
import { addressMail } from './address-mail.ts'
import type { News, NewsKind, RecordNewsKind } from './news.ts'

type Texts = {
  /** What is said of a record by its title. */
  readonly said: Readonly<Record<RecordNewsKind, string>>
  readonly emergency: string
  readonly by: (person: string) => string
  readonly open: string
  readonly planned: (time: string) => string
}

const texts: Readonly<Record<Language, Texts>> = {
  en: {
    said: {
      submitted: 'waits for approval',
      withdrawn: 'was withdrawn',
      commented: 'has a comment',
      sentBack: 'came back',
      approved: 'is approved and on its way to the site',
      scheduled: 'is approved for a time to come',
      ended: 'was taken off the site at its time',
      failed: 'could not be published at its time',
      notEnded: 'could not be taken off the site at its time',
      emergency: 'was published by one person alone, in an emergency',
      rolesAsked: 'waits for another administrator to confirm its roles',
    },
    emergency: 'Nobody else had looked at it. Look at it now; an approver can take it off the site.',
    by: (person) => `By ${person}.`,
    open: 'Open it in the admin:',
    planned: (time) => `Planned for ${time}.`,
  },
  es: {
    said: {
      submitted: 'espera aprobación',
      withdrawn: 'se retiró',
      commented: 'tiene un comentario',
      sentBack: 'se devolvió',
      approved: 'se aprobó y va camino del sitio',
      scheduled: 'está aprobado para más adelante',
      ended: 'se retiró del sitio a su hora',
      failed: 'no se pudo publicar a su hora',
      notEnded: 'no se pudo retirar del sitio a su hora',
      emergency: 'lo publicó una sola persona, en una emergencia',
      rolesAsked: 'espera que otra persona de administración confirme sus funciones',
    },
    emergency: 'Nadie más lo había mirado. Mírelo ahora; quien aprueba puede quitarlo del sitio.',
    by: (person) => `Por ${person}.`,
    open: 'Ábralo en el panel:',
    planned: (time) => `Planeado para el ${time}.`,
  },
}

/** Who did it and what was said with it, as far as there is anything of that. */
const wordsOf = (by: string, comment: string, from: Texts['by']): readonly string[] => {
  if (comment) return [by ? `${by}: ${comment}` : comment]
  return by ? [from(by)] : []
}

const failures: ReadonlySet<NewsKind> = new Set(['failed', 'notEnded'])

/** What was said with a piece of news, in a language: roles by their names, why a plan failed in words. */
const saidWith = (what: NewsKind, comment: string, language: Language): string => {
  if (failures.has(what)) return failureIn(language, comment)
  return what === 'rolesAsked' ? rolesIn(comment.split(' '), language) : comment
}

type RecordNews = News & { readonly what: RecordNewsKind }

const recordMail = ({ what, slug, id, title, by, comment, at }: RecordNews, origin: string, language: Language | undefined) =>
  accountMail(language, (each) => {
    const { said, emergency, by: from, open, planned } = texts[each]
    const kind = collectionName(each, slug) ?? slug
    // There is one record of the settings, whose title is in the language of whoever did it.
    const [name, named] = slug === settingsKey ? [kind, kind] : [title, `${title} (${kind} ${id})`]
    const subject = `${name.replaceAll(/\s+/g, ' ')} ${said[what]}`
    const parts = [
      `${named} ${said[what]}.`,
      ...(at ? [planned(bankTime(each, at))] : []),
      ...wordsOf(by, saidWith(what, comment, each), from),
      ...(what === 'emergency' ? [emergency] : []),
      open,
      { link: `${origin}${editPath({ slug, id })}` },
    ]
    return { subject, parts }
  })

const isOfRecord = (news: News): news is RecordNews => news.what !== 'addressChanged'

/** The mail about a piece of news; what is about a record links to it. `origin` is the admin's address. */
export const newsMail = (news: News, origin: string, language: Language | undefined) =>
  isOfRecord(news)
    ? recordMail(news, origin, language)
    : addressMail({ before: news.title, after: news.comment, by: news.by, at: news.at ?? '' }, language)
