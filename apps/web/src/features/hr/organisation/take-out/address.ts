export const TAKE_OUT = '/admin/organisation/data/take-out'
