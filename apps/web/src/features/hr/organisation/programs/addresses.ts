export const API_PAGE = '/admin/organisation/api'
export const webhookAddress = (id: number) => `${API_PAGE}/${id}`
