<?php
/**
 * Names of the fields that every form knows.
 *
 * @package Hadaya
 */

namespace Hadaya\Widgets;

defined( 'ABSPATH' ) || exit;

/**
 * Says what the fields that every form knows are called.
 */
final class FieldNames {

	/**
	 * Title of a field that every form knows; an unknown name is its own title.
	 *
	 * @param string $field Name of the field.
	 * @return string
	 */
	public static function title( string $field ): string {
		$titles = array(
			'name'    => __( 'Name', 'hadaya' ),
			'email'   => __( 'Email', 'hadaya' ),
			'phone'   => __( 'Phone', 'hadaya' ),
			'message' => __( 'Message', 'hadaya' ),
		);
		return isset( $titles[ $field ] ) ? $titles[ $field ] : $field;
	}
}
