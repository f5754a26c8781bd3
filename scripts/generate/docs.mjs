export async function generateDocs() {}
