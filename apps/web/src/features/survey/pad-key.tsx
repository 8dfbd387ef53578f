import { type Answers, type Group, isGiven, type QuestionOf } from '@thrive/domain'
import { m } from '@thrive/words'
import { Button } from '../../ui/form/button.tsx'
import { plus } from '../../ui/layout/icon-paths.ts'

/** Opens the pad for slips on paper, in rooms without phones. */
export const PadKey = ({ onOpen }: { onOpen: () => void }) => (
  <div className="round-strip">
    <Button look="second" icon={plus} aria-haspopup="dialog" onClick={onOpen}>
      {m.pad_title()}
    </Button>
  </div>
)

/** The score to tap: the first that is missing, or the last if none is. */
export function scoreToTap(group: Group, answers: Answers): QuestionOf<'slider'> | undefined {
  const sliders = group.questions.filter((question) => question.type === 'slider')
  return sliders.find((question) => !isGiven(question, answers.get(question.id))) ?? sliders.at(-1)
}
