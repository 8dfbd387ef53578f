/** The form has one path for a new round too, so that it stays on the screen when the round gets its id. */
export const EDIT = '/admin/rounds/edit'
export const editAddress = (round: number | string) => `${EDIT}?round=${round}`
export const roundAddress = (round: number | string) => `/admin/rounds/${round}`
