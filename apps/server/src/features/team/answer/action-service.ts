import type { Action } from '@thrive/domain'

export const presentAction = ({ questionId, ...action }: Action) => ({ question_id: questionId, ...action })
