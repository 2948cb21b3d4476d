import type { Language } from '@bank/i18n/languages.ts'
import { failureIn } from '../../spanish/failure-in.ts'
import { accountMail } from '../../store/mail/account-mail.ts'
import { editPath } from '../edit-path.ts'
import type { News, NewsKind } from './news.ts'

type Texts = {
  /** What is said of a record by its title. */
  readonly said: Readonly<Record<NewsKind, string>>
  readonly emergency: string
  readonly by: (person: string) => string
  readonly open: string
}

const texts: Readonly<Record<Language, Texts>> = {
  en: {
    said: {
      submitted: 'waits for approval',
      withdrawn: 'was withdrawn',
      commented: 'has a comment',
      sentBack: 'came back',
      approved: 'is published',
      scheduled: 'is approved for a time to come',
      ended: 'was taken off the site at its time',
      failed: 'could not be published or ended at its time',
      emergency: 'was published by one person alone, in an emergency',
    },
    emergency: 'Nobody else had looked at it. Look at it now; an approver can take it off the site.',
    by: (person) => `By ${person}.`,
    open: 'Open it in the admin:',
  },
  es: {
    said: {
      submitted: 'espera aprobación',
      withdrawn: 'se retiró',
      commented: 'tiene un comentario',
      sentBack: 'se devolvió',
      approved: 'está publicado',
      scheduled: 'está aprobado para más adelante',
      ended: 'se quitó del sitio a su hora',
      failed: 'no se pudo publicar o quitar a su hora',
      emergency: 'lo publicó una sola persona, en una emergencia',
    },
    emergency: 'Nadie más lo había mirado. Mírelo ahora; quien aprueba puede quitarlo del sitio.',
    by: (person) => `Por ${person}.`,
    open: 'Ábralo en el panel:',
  },
}

/** Who did it and what was said with it, as far as there is anything of that. */
const wordsOf = (by: string, comment: string, from: Texts['by']): readonly string[] => {
  if (comment) return [by ? `${by}: ${comment}` : comment]
  return by ? [from(by)] : []
}

/** The mail about a piece of news, with a link to the record; `origin` is the admin's address. */
export const newsMail = ({ what, slug, id, title, by, comment }: News, origin: string, language: Language | undefined) =>
  accountMail(language, (each) => {
    const { said, emergency, by: from, open } = texts[each]
    const subject = `${title.replaceAll(/\s+/g, ' ')} ${said[what]}`
    const parts = [
      `${title} (${slug} ${id}) ${said[what]}.`,
      ...wordsOf(by, what === 'failed' ? failureIn(each, comment) : comment, from),
      ...(what === 'emergency' ? [emergency] : []),
      open,
      { link: `${origin}${editPath({ slug, id })}` },
    ]
    return { subject, parts }
  })
