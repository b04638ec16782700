db_name = 'militantes'
icon = '../src_files/logos/logo.ico'
pdf_image = '../src_files/logos/nova_direita.png'
select_options = {
    'Distrito de Aveiro': {
        'Concelho de Águeda': ['Agadão', 'Aguada de Baixo'],
        'Concelho de Aveiro': ['Aradas (Aveiro)', 'Cacia'],
    },
    'Distrito de Beja': {
        'Concelho de Aljustrel': ['Messejana'],
    }
}
