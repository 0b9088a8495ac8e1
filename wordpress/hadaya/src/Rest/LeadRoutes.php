<?php
/**
 * Base class for the lead routes.
 *
 * @package Hadaya
 */

namespace Hadaya\Rest;

use Hadaya\Inbox\LeadList;
use Hadaya\Inbox\LeadResponse;
use Hadaya\Leads\Lead;
use Hadaya\Leads\LeadAccess;
use Hadaya\Settings\Access;

defined( 'ABSPATH' ) || exit;

/**
 * Base class for the lead routes, which only users who may see leads can use.
 *
 * @phpstan-import-type RestSchema from Route
 */
abstract class LeadRoutes extends Route {

	/**
	 * Path for a single lead.
	 */
	const ONE = '/leads/(?P<id>[\d]+)';

	/**
	 * Schema for the argument that names the revision on which a change is based.
	 */
	const REVISION = array(
		'type'     => 'string',
		'required' => true,
		'pattern'  => '^[0-9a-f]{12}$',
	);

	protected LeadAccess $lead_access;
	protected LeadResponse $lead_response;

	public function __construct( LeadAccess $lead_access, LeadResponse $lead_response, Access $access ) {
		parent::__construct( $access );
		$this->lead_access   = $lead_access;
		$this->lead_response = $lead_response;
	}

	/**
	 * Checks whether the user may see leads.
	 *
	 * @return bool
	 */
	public function is_allowed(): bool {
		return $this->lead_access->is_allowed();
	}

	/**
	 * Returns the schema for a row in the list of leads.
	 *
	 * @return RestSchema
	 */
	protected static function row_schema(): array {
		$text   = array( 'type' => 'string' );
		$number = array( 'type' => 'integer' );
		return array(
			'type'       => 'object',
			'properties' => array_fill_keys( array( 'id', 'files', 'notes', 'answers', 'assigned', 'until' ), $number ) + array(
				'state'   => $text + array( 'enum' => array_values( LeadList::STATES ) ),
				'time'    => $text + array( 'format' => 'date-time' ),
				'mailFailed' => array( 'type' => 'boolean' ),
			) + array_fill_keys( array( 'name', 'date', 'when', 'text', 'snoozed', 'back', 'revision' ), $text ),
		);
	}

	/**
	 * Returns the schema for a lead's details.
	 *
	 * @return RestSchema
	 */
	protected function schema(): array {
		$row = self::row_schema();
		foreach ( array( 'fields', 'files', 'thread', 'others' ) as $list ) {
			$row['properties'][ $list ] = array(
				'type'  => 'array',
				'items' => 'others' === $list ? self::row_schema() : array( 'type' => 'object' ),
			);
		}
		foreach ( array( 'page', 'answer' ) as $object ) {
			$row['properties'][ $object ] = array( 'type' => 'object' );
		}
		return array(
			'$schema' => 'http://json-schema.org/draft-04/schema#',
			'title'   => 'hadaya-lead',
		) + $row;
	}

	/**
	 * Returns a lead's details as a response, or the error that was passed instead of a lead.
	 *
	 * @param Lead|\WP_Error $lead Lead.
	 * @return array<string, mixed>|\WP_Error
	 */
	protected function answer( $lead ) {
		return $lead instanceof Lead ? array( 'lead' => $this->lead_response->whole( $lead ) ) : $lead;
	}
}
