<?php
/**
 * Submitted fields of a lead.
 *
 * @package Hadaya
 */

namespace Hadaya\Inbox;

use Hadaya\Languages\DefaultTexts;
use Hadaya\Leads\BidiControls;
use Hadaya\Leads\Lead;
use Hadaya\Leads\NewsletterAnswer;

defined( 'ABSPATH' ) || exit;

/**
 * Lists a lead's answers with their labels, for REST responses.
 */
final class LeadFields {

	/**
	 * Returns the built-in fields, the custom fields and the newsletter choice of a lead, with their labels.
	 *
	 * @param Lead $lead Lead.
	 * @return list<array{name: string, label: string, value: string}> Each with `name`, `label` and `value`.
	 */
	public function of( Lead $lead ): array {
		$fields = array();
		foreach ( $lead->texts() as $name => $value ) {
			$fields[] = array(
				'name'  => $name,
				'label' => DefaultTexts::field_title( $name ),
				'value' => BidiControls::without( (string) $value ),
			);
		}
		foreach ( $lead->fields() as $field ) {
			$fields[] = array(
				'name'  => '',
				'label' => BidiControls::without( (string) $field['label'] ),
				'value' => BidiControls::without( (string) $field['value'] ),
			);
		}
		foreach ( array_filter( array( NewsletterAnswer::pair( $lead ) ) ) as list( $label, $value ) ) {
			$fields[] = array(
				'name'  => 'newsletter',
				'label' => $label,
				'value' => BidiControls::without( $value ),
			);
		}
		return $fields;
	}
}
