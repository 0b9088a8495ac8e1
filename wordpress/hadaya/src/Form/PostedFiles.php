<?php
/**
 * Files posted with a form.
 *
 * @package Hadaya
 */

namespace Hadaya\Form;

use Hadaya\Form\Fields\FormFields;
use Hadaya\Support\Texts;
use Hadaya\Uploads\Uploads;

defined( 'ABSPATH' ) || exit;

/**
 * Matches posted files to the fields of the stored form.
 *
 * @phpstan-import-type PostedFile from Uploads
 */
final class PostedFiles {

	/**
	 * Flattens the files in `custom_fields[i][file]`, and adds the label of the stored field to each. Files without a field are listed only by name.
	 *
	 * @param array<string, mixed>                        $posted Posted files, as PHP nests them.
	 * @param array<int|string, array<int|string, mixed>> $given  Posted fields.
	 * @param FormFields                                  $fields Fields of the stored form.
	 * @return array{0: list<PostedFile>, 1: list<string>} Files, and the names of files without a field.
	 */
	public static function collect( array $posted, array $given, FormFields $fields ): array {
		$files   = array();
		$strange = array();
		$names   = isset( $posted['name'] ) && is_array( $posted['name'] )
			? array_slice( $posted['name'], 0, 4 * Uploads::MAX_FILES, true )
			: array();
		foreach ( $names as $index => $of_field ) {
			$name = isset( $of_field['file'] ) && is_string( $of_field['file'] ) ? $of_field['file'] : '';
			if ( '' === $name || ! is_array( $of_field ) ) {
				continue;
			}
			$found = $fields->find( 'file', self::label( $given[ $index ]['label_file'] ?? '' ), (string) $index, array() );
			if ( null === $found ) {
				$strange[] = Texts::file_name( $name );
				continue;
			}
			$before  = count( array_keys( array_column( $files, 'field' ), $found->label, true ) );
			$files[] = array(
				'field' => $found->label,
				'field_index' => $found->index,
				'label' => 0 === $before ? $found->label : sprintf( '%1$s (%2$d)', $found->label, $before + 1 ),
				'index' => substr( (string) $index, 0, 64 ),
				'name'  => $name,
				'path'  => (string) $posted['tmp_name'][ $index ]['file'],
				'size'  => (int) $posted['size'][ $index ]['file'],
				'error' => (int) $posted['error'][ $index ]['file'],
			);
		}
		return array( $files, $strange );
	}

	/**
	 * Returns the label under which a file was posted.
	 *
	 * @param mixed $given Posted label.
	 * @return string
	 */
	private static function label( $given ): string {
		return is_string( $given ) ? Texts::line( $given, Texts::MOST ) : '';
	}
}
