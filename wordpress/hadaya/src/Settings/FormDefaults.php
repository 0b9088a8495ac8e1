<?php
/**
 * The contact form of a fresh site.
 *
 * @package Hadaya
 */

namespace Hadaya\Settings;

use Hadaya\Languages\UsualTexts;
use Hadaya\Settings\Schema\FormExtras;
use Hadaya\Settings\Schema\FormSchema;

defined( 'ABSPATH' ) || exit;

/**
 * Knows what our contact form is like until its owner decides otherwise.
 */
final class FormDefaults {

	/**
	 * The form as it begins.
	 *
	 * @return array
	 */
	public static function fresh(): array {
		return array(
			'enabled'      => true,
			'title'        => __( 'Contact us', 'hadaya' ),
			'button'       => __( 'Send', 'hadaya' ),
			'required'     => array( 'name', 'email', 'message' ),
			'fields'       => Options::FORM_FIELDS,
			'file_label'   => __( 'Logo or brief', 'hadaya' ),
			'success'      => __( 'Thank you. We will answer soon.', 'hadaya' ),
			'redirect'     => '',
			'close_after'  => 0,
			'mail_to'      => '',
			'proxy_header' => '',
		);
	}

	/**
	 * A form with what is missing in its groups and fields filled in; that of an older version in today's shape.
	 *
	 * @param array $form Stored form over a fresh one.
	 * @return array
	 */
	public static function complete( array $form ): array {
		$form = FormExtras::complete( $form );
		if ( ! isset( $form['items'] ) ) {
			$form['items'] = FormSchema::items_of( $form );
		}
		$form['items']    = array_map( array( FormSchema::class, 'complete' ), array_values( array_filter( (array) $form['items'], 'is_array' ) ) );
		$form             = UsualTexts::with_files( $form, __( 'Logo or brief', 'hadaya' ) );
		$required         = wp_list_filter( $form['items'], array( 'required' => true ) );
		$form['fields']   = array_values( array_unique( array_intersect( wp_list_pluck( $form['items'], 'field' ), Options::FORM_FIELDS ) ) );
		$form['required'] = array_values( array_intersect( $form['fields'], wp_list_pluck( $required, 'field' ) ) );
		return $form;
	}
}
