import type { Waiting } from '@bank/content/reviews/queue.ts'
import type { ToMend } from '@bank/content/reviews/to-mend.ts'
import { type ReactNode, useId, useState } from 'react'
import { useWords } from '../../language/use-words.ts'
import { call, messageOf, RefusedError } from '../calls/call.ts'
import { useOneAtATime } from '../calls/use-one-at-a-time.ts'
import { ProblemList } from '../publish/ProblemList.tsx'
import { PublishProgress } from '../publish/PublishProgress.tsx'

type Props = {
  readonly drafts: readonly Waiting[]
  /** Called once drafts were published; the list is read anew. */
  readonly onDone: () => Promise<void>
  /** The list, with what each draft is chosen by. */
  readonly children: (choiceOf: (draft: Waiting) => ReactNode) => ReactNode
}

const keyOf = ({ slug, id }: Pick<Waiting, 'slug' | 'id'>): string => `${slug}/${id}`

/** The records that a refusal is about: those of the lines that say what has to be mended, where each names one; or else the one that was refused. */
const recordsOf = ({ record, toMend }: RefusedError): readonly string[] => {
  const ofLines = toMend.flatMap(({ slug, id = slug }) => (slug !== undefined && id !== undefined ? [keyOf({ slug, id })] : []))
  if (toMend.length > 0 && ofLines.length === toMend.length) return ofLines
  return record ? [keyOf(record)] : []
}

/** What went wrong, with the names of the drafts that it is about, if it is about any. */
const saidOf = (error: unknown, drafts: readonly Waiting[]): string => {
  const about = error instanceof RefusedError ? recordsOf(error) : []
  const named = drafts.filter((draft) => about.includes(keyOf(draft)))
  return named.length > 0 ? `${named.map(({ title }) => title).join(', ')}: ${messageOf(error)}` : messageOf(error)
}

/** The list of what was submitted for whoever approves, in which drafts that need each other are chosen and published together (D-STORE-8). */
export const ApproveTogether = ({ drafts, onDone, children }: Props) => {
  const { together: texts } = useWords().waiting
  const own = useId()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [said, setSaid] = useState('')
  const [toMend, setToMend] = useState<readonly ToMend[]>([])
  const [publishes, setPublishes] = useState(0)
  const once = useOneAtATime()
  const hasChoice = drafts.length > 1
  const wanted = drafts.filter((draft) => chosen.has(keyOf(draft)))

  const approve = async (): Promise<boolean> => {
    setToMend([])
    setSaid(wanted.length < 2 ? texts.tooFew : texts.checking)
    if (wanted.length < 2) return false
    try {
      await call('POST', '/workflow/approve-together', { records: wanted.map(({ slug, id, version }) => ({ slug, id, seen: version })) })
      setChosen(new Set())
      setSaid(texts.done(wanted.length))
      setPublishes((count) => count + 1)
      await onDone()
      return true
    } catch (error) {
      setSaid(saidOf(error, drafts))
      if (error instanceof RefusedError) setToMend(error.toMend)
      return false
    }
  }

  const choose = (key: string, isChosen: boolean): void =>
    setChosen(new Set(isChosen ? [...chosen, key] : [...chosen].filter((each) => each !== key)))
  const choiceOf = (draft: Waiting): ReactNode =>
    hasChoice && (
      <input
        type="checkbox"
        className="workflow-choice"
        aria-label={texts.choose(draft.title, draft.label)}
        checked={chosen.has(keyOf(draft))}
        onChange={({ target }) => choose(keyOf(draft), target.checked)}
      />
    )

  return (
    <>
      {children(choiceOf)}
      {(hasChoice || said) && (
        <>
          <p id={`${own}-help`}>{texts.help}</p>
          <p>
            <button type="button" aria-describedby={`${own}-help`} onClick={() => void once('approve', approve)}>
              {texts.approve(wanted.length)}
            </button>
          </p>
          <p role="status">{said}</p>
          <ProblemList problems={toMend} />
          {publishes > 0 && <PublishProgress key={publishes} pages={[]} />}
        </>
      )}
    </>
  )
}
